import { options } from 'preact';

/**
 * Lets parts of drawings take the focus. Preact writes `tabIndex` as it is spelled, but only HTML elements ignore the case of
 * attributes.
 */
export function focusDrawings(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    const props = vnode.props as Record<string, unknown>;
    if (typeof vnode.type === 'string' && props['tabIndex'] !== undefined) {
      props['tabindex'] = props['tabIndex'];
      delete props['tabIndex'];
    }
    before?.(vnode);
  };
}
