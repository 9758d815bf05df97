import { isBuiltin } from 'node:module';

/** Packages with native code that npm installs, because each platform has a package of its own. */
const NATIVE = ['@node-rs/argon2'];
/** Packages that `pg` uses where they are installed. */
const OPTIONAL = ['pg-native', 'pg-cloudflare'];

/** SQLite for Node.js: one package with programs for all platforms. Builds copy it, bundles for tests import the package. */
export const SQLITE = '@photostructure/sqlite';

/** True for imports that no bundle contains: modules of Node.js, native and optional packages. SQLite is left to the caller. */
export const isOutside = (id) => isBuiltin(id) || NATIVE.includes(id) || OPTIONAL.includes(id);
