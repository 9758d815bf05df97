/** What the Alliance tells. */
export type AllianceEvent = { readonly type: 'officers'; readonly officers: number };
