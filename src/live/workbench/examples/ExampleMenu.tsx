import type { ReactNode } from 'react';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import controlStyles from '../parts/controls.module.css';
import { EXAMPLES } from './examples';
import { showExample } from './openExample';

/** Menu of examples. Only the mode *Write* shows it. */
export default function ExampleMenu({ session }: { session: WorkbenchSession }): ReactNode {
  if (session.mode !== 'write') return null;
  return (
    <select
      className={controlStyles.tool}
      aria-label="Example"
      // The menu shows no example as selected, because the reader may have changed the example since.
      value=""
      onChange={({ target: { value } }) => {
        const example = EXAMPLES.find(({ title }) => title === value);
        if (example !== undefined) void showExample(session, example.paths);
      }}
    >
      <option value="" disabled>
        Examples
      </option>
      {EXAMPLES.map(({ title }) => (
        <option key={title}>{title}</option>
      ))}
    </select>
  );
}
