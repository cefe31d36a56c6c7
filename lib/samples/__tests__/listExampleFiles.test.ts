import { describe, expect, it } from 'vitest';
import { listExampleFiles } from '../listExampleFiles';

function fence(meta: string, body = ''): string {
  return `\`\`\`${meta}\n${body}\n\`\`\`\n`;
}

describe('listExampleFiles', () => {
  it('names the files and folders of blocks of all kinds, each once', () => {
    const page = [
      fence('wirespec file=library/library.ws#Book'),
      fence('wirespec with=library/library.ws,other.ws', 'type Shelf { books: Book[] }'),
      fence('output emitter=java of=library/library.ws'),
      fence('output converter=avro of=converters/book.avsc'),
      fence('console files=cli/,note.ws', '$ ls'),
      fence('json file=library/config.json'),
      fence('text', 'file=words.txt'),
    ].join('\n');
    expect(listExampleFiles(page, '/project/examples')).toEqual(
      ['library/library.ws', 'other.ws', 'converters/book.avsc', 'cli/', 'note.ws', 'library/config.json'].map(
        (name) => `/project/examples/${name}`,
      ),
    );
  });

  it('passes over what cannot be read, and goes on', () => {
    const page = [fence('wirespec nonsense=1'), fence('wirespec file=note.ws')].join('\n');
    expect(listExampleFiles(page, '/project/examples')).toEqual(['/project/examples/note.ws']);
    expect(listExampleFiles('# {unfinished', '/project/examples')).toEqual([]);
  });
});
