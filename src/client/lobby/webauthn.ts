/** True where the browser can make and use passkeys from what the server sends. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

/** Lets the browser make a passkey for what the server offers; gives what the server is to keep. */
export async function makePasskey(offer: () => Promise<unknown>): Promise<unknown> {
  const json = (await offer()) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return made.toJSON();
}

/** Lets the browser answer with a passkey to what the server asks. */
export async function showPasskey(offer: () => Promise<unknown>): Promise<unknown> {
  const json = (await offer()) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return shown.toJSON();
}
