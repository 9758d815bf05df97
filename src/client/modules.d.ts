declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg?url' {
  const address: string;
  export default address;
}
/** Vite: the modules that fit a pattern, each fetched when it is asked for. */
interface ImportMeta {
  glob<T>(pattern: string, options: { readonly import: string }): Readonly<Record<string, () => Promise<T>>>;
}
