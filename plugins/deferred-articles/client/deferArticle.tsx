import { type ComponentType, useCallback, useState } from 'react';
import { FiberProvider } from 'its-fine';
import StaticArticle from './StaticArticle';

/** Loads an article with its components. */
export type LoadArticle = () => Promise<ComponentType>;

/** Whether the scripts of the first page have taken it over. */
export function isAlive(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Loads the body of an article, and the components authors may use. */
export async function loadArticle(loadBody: () => Promise<{ default: ComponentType }>): Promise<ComponentType> {
  const [{ default: Body }, { default: LiveArticle }] = await Promise.all([loadBody(), import('./LiveArticle')]);

  return function Article() {
    return (
      <LiveArticle>
        <Body />
      </LiveArticle>
    );
  };
}

/**
 * The article as pages import it. On the first page it keeps the HTML it came with and is made alive later; wherever else it is shown, it is rendered.
 *
 * @param load called once it is wanted
 * @param loaded the article, where a navigation has loaded it already
 */
export function deferArticle(load: LoadArticle, loaded?: ComponentType): ComponentType {
  let known = loaded;
  const loadOnce = async (): Promise<ComponentType> => (known ??= await load());

  return function DeferredArticle() {
    const [Article, setArticle] = useState(() => known);
    // Its HTML is not there any more: the reader left before it was alive, and came back.
    const renderIt = useCallback((Loaded: ComponentType) => {
      setArticle(() => Loaded);
    }, []);

    if (Article !== undefined) {
      return (
        <div className="markdown">
          <Article />
        </div>
      );
    }

    return (
      <FiberProvider>
        <StaticArticle load={loadOnce} onMissing={renderIt} />
      </FiberProvider>
    );
  };
}
