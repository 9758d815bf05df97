import { useEffect, useState } from 'react';
import { codeOf } from '../net/api.ts';

/** State of an API call: no value yet, its value, or the code of its error. */
export interface ApiResult<T> {
  readonly value: T | undefined;
  readonly errorCode: string | undefined;
}

/** Calls the API when the component is mounted and whenever the key changes. */
export function useApi<T>(key: string, ask: () => Promise<T>): ApiResult<T> {
  const [loaded, setLoaded] = useState<ApiResult<T> & { readonly key: string }>();
  useEffect(() => {
    let stale = false;
    ask().then(
      (value) => !stale && setLoaded({ key, value, errorCode: undefined }),
      (error: unknown) => !stale && setLoaded({ key, value: undefined, errorCode: codeOf(error) }),
    );
    return () => {
      stale = true;
    };
    // `ask` is a new function each time; the key says when to ask again.
  }, [key]);
  return loaded?.key === key ? loaded : { value: undefined, errorCode: undefined };
}
