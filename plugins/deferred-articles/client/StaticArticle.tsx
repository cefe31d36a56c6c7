import {
  type ComponentType,
  type Context,
  createElement,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type ContextMap, useContextMap } from 'its-fine';
import { hydrateRoot, type Root } from 'react-dom/client';
import { whenWanted } from './whenWanted';

/** Keeps what the build has rendered: React compares nothing below an element whose content is set as HTML. */
const AS_IT_IS = { __html: '' };

export interface StaticArticleProps {
  load: () => Promise<ComponentType>;
  /** Gets the article when there is no HTML to make alive. */
  onMissing: (Article: ComponentType) => void;
}

/**
 * An article whose HTML came with the page. When it is wanted, it becomes a React root of its own: as a part of the page's root it could not be hydrated later,
 * because every change of a context would replace it. It gets the contexts of the page, first those of the build and then each newer value.
 */
export default function StaticArticle({ load, onMissing }: StaticArticleProps): ReactNode {
  const hostRef = useRef<HTMLDivElement>(null);
  const renderRef = useRef<(contexts: ContextMap) => void>(undefined);
  const contexts = useContextMap();
  // The map is the same one on each render, with new values.
  const [firstContexts] = useState(() => new Map(contexts));
  const [failure, setFailure] = useState<{ error: unknown }>();

  useEffect(() => {
    const host = hostRef.current;
    if (host === null) return undefined;
    let root: Root | undefined;
    let isGone = false;

    const enliven = (Article: ComponentType, onAlive: () => void): void => {
      if (isGone) return;
      const create = (values: ReadonlyMap<Context<unknown>, unknown>): ReactNode =>
        provide(
          values,
          <Alive
            onAlive={() => {
              renderRef.current = (newer) => root?.render(create(newer));
              renderRef.current(contexts);
              delete host.dataset.deferred;
              onAlive();
            }}
          >
            <Article />
          </Alive>,
        );
      root = hydrateRoot(host, create(firstContexts), {
        // The page has the boundary that tells the reader.
        onUncaughtError: (error) => {
          setFailure({ error });
        },
      });
    };

    const loadInto = (show: (Article: ComponentType) => void, onFailure?: () => void): void => {
      // Where there is HTML, it can be read without the scripts, and its links work.
      load().then(show, (error: unknown) => {
        console.warn('The scripts of the article could not be loaded.', error);
        onFailure?.();
      });
    };

    if (!host.hasChildNodes()) {
      loadInto((Article) => {
        if (!isGone) onMissing(Article);
      });
      return () => {
        isGone = true;
      };
    }

    const stop = whenWanted(host, ({ onAlive, onFailure }) => {
      loadInto((Article) => {
        enliven(Article, onAlive);
      }, onFailure);
    });

    return () => {
      isGone = true;
      stop();
      renderRef.current = undefined;
      // Not while React is at work.
      setTimeout(() => root?.unmount());
    };
  }, [contexts, firstContexts, load, onMissing]);

  useEffect(() => {
    renderRef.current?.(contexts);
  });

  if (failure !== undefined) throw failure.error;

  return (
    <div
      ref={hostRef}
      className="markdown"
      data-deferred=""
      dangerouslySetInnerHTML={AS_IT_IS}
      suppressHydrationWarning
    />
  );
}

/** Says when its children are hydrated; before that a root must not be rendered anew. */
function Alive({ onAlive, children }: PropsWithChildren<{ onAlive: () => void }>): ReactNode {
  const wasSaidRef = useRef(false);
  useEffect(() => {
    if (wasSaidRef.current) return;
    wasSaidRef.current = true;
    onAlive();
  }, [onAlive]);

  return children;
}

function provide(values: ReadonlyMap<Context<unknown>, unknown>, children: ReactNode): ReactNode {
  return [...values].reduce<ReactNode>(
    (content, [context, value]) => createElement(context.Provider, { value }, content),
    children,
  );
}
