declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg?url' {
  const address: string;
  export default address;
}
/** Vite: loaders of the modules that match a pattern. */
interface ImportMeta {
  /** False in the production build. */
  readonly env: { readonly DEV: boolean };
  glob<T>(pattern: string, options: { readonly import: string }): Readonly<Record<string, () => Promise<T>>>;
}
