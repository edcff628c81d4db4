import type { CollegeList } from '@seatwise/official-data/college-lists';
import { use } from 'react';
import { collegeLists } from 'virtual:college-lists';
import { content } from '../../../content/collegeLists.ts';
import { placeName } from '../../../content/places.ts';
import { notFound } from '../../../content/site.ts';
import { inLanguage } from '../../../lib/inLanguage.ts';
import { loadWhenOnline } from '../../../lib/connection.ts';
import type { OwnMeta } from '../../../routing/pageMeta.ts';
import { trackPendingLoad } from '../../../routing/pendingLoads.ts';
import type { Services } from '../../../services/services.ts';

type Entry = (typeof collegeLists)[string];

/** The list at a path, which may end in a slash. */
const entryAt = (path: string): Entry | undefined => collegeLists[path.replace(/\/$/, '')];

export const headingOf = ({ of, name }: Pick<CollegeList, 'of' | 'name'>): string =>
  content.heading[of](placeName(name));

export const metaOf = (path: string): OwnMeta => {
  const entry = entryAt(path);
  if (!entry) return { title: content.title(notFound.heading), isPrivate: true };
  const { of, name, colleges, publishers } = entry;
  const from = publishers.map(inLanguage).join(', ');
  return {
    title: content.title(headingOf(entry)),
    description: content.description[of](placeName(name), colleges, from),
  };
};

const loaded = new Map<Entry, CollegeList>();
const loading = new Map<Entry, Promise<CollegeList>>();

const load = async (entry: Entry): Promise<CollegeList> => {
  const { default: list } = await loadWhenOnline(entry.load);
  loaded.set(entry, list);
  return list;
};

/** Loads a list once, and shows a progress bar meanwhile. */
const loadOnce = (entry: Entry): Promise<CollegeList> => {
  const promise = loading.get(entry) ?? trackPendingLoad(load(entry));
  loading.set(entry, promise);
  return promise;
};

/** Loads the list, for which the first paint waits. */
export const prepare = async (_: Services, path: string): Promise<void> => {
  const entry = entryAt(path);
  if (entry) await loadOnce(entry);
};

/** The list of a page, which suspends until it is loaded; undefined if there is none at the path. */
export const useCollegeList = (path: string): CollegeList | undefined => {
  const entry = entryAt(path);
  return entry && (loaded.get(entry) ?? use(loadOnce(entry)));
};
