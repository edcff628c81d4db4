import { createContext, use, useEffect } from 'react';

/** The metadata of a page once its data are loaded, in place of the route's. */
export interface OwnMeta {
  readonly title: string;
  readonly description?: string;
  readonly isPrivate?: boolean;
  /** The path of the picture that messengers show for a link to the page. */
  readonly picture?: string;
}

/** Sets the metadata of the present page; undefined restores the route's. */
export const PageMetaContext = createContext<(meta: OwnMeta | undefined) => void>(() => undefined);

/** Sets a title and a description that depend on the page's data. */
export const usePageMeta = ({ title, description, isPrivate, picture }: OwnMeta): void => {
  const setMeta = use(PageMetaContext);
  useEffect(() => {
    setMeta({
      title,
      ...(description !== undefined && { description }),
      ...(isPrivate !== undefined && { isPrivate }),
      ...(picture !== undefined && { picture }),
    });
    return () => setMeta(undefined);
  }, [setMeta, title, description, isPrivate, picture]);
};
