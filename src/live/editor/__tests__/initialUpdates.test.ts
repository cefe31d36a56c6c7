// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { EditorView } from '@codemirror/view';
import { loadLineColors } from '../../highlight/LineColors';
import { createEditor } from '../createEditor';

afterEach(() => {
  vi.restoreAllMocks();
});

it('an editor is updated only by values that differ from its own', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const colors = await loadLineColors('json');
  const editor = createEditor({ host, text: '{}', label: 'Document', colors, onChange: () => undefined });
  const update = vi.spyOn(EditorView.prototype, 'update');
  editor.setDiagnostics([]);
  editor.syncText('{}');
  editor.setLabel('Document');
  editor.setWrapped(false);
  expect(update).not.toHaveBeenCalled();

  const root = host.shadowRoot!;
  editor.setLabel('Schema');
  expect(root.querySelector('[role=textbox]')?.getAttribute('aria-label')).toMatch(/^Schema\. /);
  editor.setWrapped(true);
  expect(root.querySelectorAll('.cm-lineWrapping')).toHaveLength(1);
  editor.setWrapped(false);
  expect(root.querySelectorAll('.cm-lineWrapping')).toHaveLength(0);
  const problem = { message: 'a', source: 'site', path: 'a.json', line: 1, column: 1, length: 1 } as const;
  editor.setDiagnostics([problem]);
  expect(root.querySelectorAll('.cm-lintRange')).toHaveLength(1);
  editor.setDiagnostics([]);
  expect(root.querySelectorAll('.cm-lintRange')).toHaveLength(0);
  editor.destroy();
});
