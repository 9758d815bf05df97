import { useState } from 'react';
import { Link } from 'wouter';
import parts from '../../components/parts.module.css';
import { Dialog } from '../../components/dialog.tsx';
import { type Group, originOf, reconstructedGroups } from './facts.ts';
import css from './margins.module.css';
import type { Names } from './names.ts';

/** The button ≈ beside reconstructed values. It opens an explanation. */
export function Reconstructed({ group, names }: { readonly group: Group; readonly names: Names }) {
  const { say } = names;
  const [open, setOpen] = useState(false);
  if (originOf(group) !== 'reconstructed') return null;
  const title = say.t('wild.label.reconstructedTitle');
  return (
    <>
      <button type="button" className={css.sign} onClick={() => setOpen(true)} aria-label={title} title={title}>
        ≈
      </button>
      <Dialog open={open} close={() => setOpen(false)} title={title}>
        <p className={css.explain}>
          {say.t('wild.text.reconstructed', { list: reconstructedGroups().map((one) => say.t(`wild.group.${one}`)) })}
        </p>
        <Link href="/values/wild" className={parts.button ?? ''} data-values>
          {say.t('wild.button.enterValues')}
        </Link>
      </Dialog>
    </>
  );
}
