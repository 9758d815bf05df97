/** Weights of the learned leaf in base64, written by `vatra net source`. Empty: no weights have passed their measurements yet. */
export const NET: string = '';
