import { createContext, use, useEffect } from 'react';

/** What a page says of itself once its data are there, instead of what its route says. */
export interface OwnMeta {
  readonly title: string;
  readonly description?: string;
  readonly isPrivate?: boolean;
}

/** Sets the metadata of the present page; undefined gives them back to the route. */
export const PageMetaContext = createContext<(meta: OwnMeta | undefined) => void>(() => undefined);

/** Title and description of a page that depend on its data. */
export const usePageMeta = ({ title, description, isPrivate }: OwnMeta): void => {
  const setMeta = use(PageMetaContext);
  useEffect(() => {
    setMeta({
      title,
      ...(description !== undefined && { description }),
      ...(isPrivate !== undefined && { isPrivate }),
    });
    return () => setMeta(undefined);
  }, [setMeta, title, description, isPrivate]);
};
