import type { ComponentType } from 'react';
import LiveArticle from './LiveArticle';

/** The article as it is rendered at build time, and in development: whole, at once. */
export function placeArticle(Body: ComponentType): ComponentType {
  return function PlacedArticle() {
    return (
      <div className="markdown" data-deferred="">
        <LiveArticle>
          <Body />
        </LiveArticle>
      </div>
    );
  };
}
