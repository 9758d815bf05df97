import { humanize } from './table-texts.ts';
import { useTexts } from './texts-provider.tsx';
import css from './raw-view.module.css';

type Plain = Readonly<Record<string, unknown>>;

const WIDE_LENGTH = 14;

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function Scalar({ value }: { readonly value: unknown }) {
  if (typeof value === 'boolean') return <span className={css.flag}>{value ? '✓' : '–'}</span>;
  if (typeof value === 'string') return <span className={css.word}>{humanize(value)}</span>;
  return <span className={css.figure}>{String(value).replace('-', '−')}</span>;
}

/** A list: numbered cells, or a table when the items are objects. */
function List({ items }: { readonly items: readonly unknown[] }) {
  const words = useTexts();
  if (items.length === 0) return <span className={css.none}>–</span>;
  if (items.every(isObject)) {
    const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
    return (
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words.field(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, row) => (
            <tr key={`${row}`}>
              {columns.map((column) => (
                <td key={column}>
                  <Value value={item[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  return (
    <ol className={css.cells} start={0}>
      {items.map((item, i) => (
        <li key={`${i}`}>
          <i aria-hidden="true">{i}</i>
          <Value value={item} />
        </li>
      ))}
    </ol>
  );
}

function Value({ value }: { readonly value: unknown }) {
  if (value === undefined || value === null) return <span className={css.none}>–</span>;
  if (Array.isArray(value)) return <List items={value as readonly unknown[]} />;
  if (isObject(value)) return <FieldList value={value} />;
  return <Scalar value={value} />;
}

/** True for values that need the whole width: long lists and nested tables. */
function isWide(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    (value.length > WIDE_LENGTH || value.some((item) => isObject(item) && Object.values(item).some(Array.isArray)))
  );
}

function FieldList({ value }: { readonly value: Plain }) {
  const words = useTexts();
  return (
    <dl className={css.fields}>
      {Object.entries(value).map(([key, one]) => (
        <div key={key} className={isWide(one) ? css.wide : undefined}>
          <dt>{words.field(key)}</dt>
          <dd>
            <Value value={one} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A view as a table of its fields, for games without a board. */
export function RawView({ view }: { readonly view: object }) {
  return (
    <div className={css.sheet}>
      <FieldList value={view as Plain} />
    </div>
  );
}
