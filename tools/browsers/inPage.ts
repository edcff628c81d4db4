import type { Query, MatcherJson } from './query.ts';

/**
 * What runs inside the page. Each function is sent as its own source text, so none may use
 * anything from outside of itself.
 */

type Container = HTMLElement | ShadowRoot;

/** The part of @testing-library/dom that is used. */
interface Queries {
  queryAllByRole(container: Container, role: string, options: object): HTMLElement[];
  queryAllByLabelText(container: Container, words: string | RegExp): HTMLElement[];
  queryAllByText(container: Container, words: string | RegExp): HTMLElement[];
}

/** An element as assertions see it. */
export interface Seen {
  readonly text: string;
  readonly value: string | undefined;
  readonly focused: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Harness {
  look(query: Query): Seen[];
  /** Where to click, or why that is not possible yet. */
  aim(query: Query): Point | string;
  /** Selects all text of the focused field, so that typing replaces it. */
  selectAll(): void;
  /** Null when it is done, otherwise why it is not. */
  selectOption(query: Query, option: string): string | null;
  /** Keeps the element for `element`; true when there is one. */
  keep(query: Query): boolean;
  element?: HTMLElement;
}

declare global {
  var journeyHarness: Harness | undefined;
  var journeyErrors: string[] | undefined;
  /** Set on a document that is about to be left. */
  var journeyLeft: boolean | undefined;
}

/** Collects uncaught errors, console errors and violations of the content security policy. */
export const listen = (): void => {
  if (globalThis.journeyErrors) return;
  const key = 'journey.problems';
  const problems: string[] = [];
  globalThis.journeyErrors = problems;
  const violations = new Set<string>();
  const addViolation = (directive: string, uri: string, sample: string): void => {
    const words = `content security policy: ${directive} ${uri} ${sample}`.trim();
    // The event and the report tell of the same.
    if (!violations.has(words)) problems.push(words);
    violations.add(words);
  };
  addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    problems.push(`unhandled: ${String(reason)}`),
  );
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    addViolation(effectiveDirective, blockedURI, sample),
  );
  // What was violated before this script ran: WebDriver cannot run one at a document's start.
  if ('ReportingObserver' in globalThis)
    new ReportingObserver(
      (reports) => {
        for (const { body } of reports as unknown as { body: Record<string, string> }[])
          addViolation(
            body['effectiveDirective'] ?? '',
            body['blockedURL'] ?? '',
            body['sample'] ?? '',
          );
      },
      { types: ['csp-violation'], buffered: true },
    ).observe();
  const { error } = console;
  console.error = (...words: unknown[]) => {
    problems.push(`console: ${words.map(String).join(' ')}`);
    error.apply(console, words);
  };
  // A page that is left between two commands hands its problems to the next one.
  try {
    const earlier = sessionStorage.getItem(key);
    if (earlier) problems.push(...(JSON.parse(earlier) as string[]));
    sessionStorage.removeItem(key);
    addEventListener('pagehide', () => {
      if (problems.length > 0) sessionStorage.setItem(key, JSON.stringify(problems.splice(0)));
    });
  } catch {
    // about:blank has no storage.
  }
};

export const installHarness = (queries: Queries): void => {
  const matcher = (json: MatcherJson): string | RegExp =>
    'text' in json ? json.text : new RegExp(json.source);

  const isVisible = (element: HTMLElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };

  /** The page, and the open shadow trees beside the app, as the checkout's is. */
  const roots = (): Container[] => [
    document.body,
    ...[...document.documentElement.children, ...document.body.children].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    ),
  ];

  const containersOf = (query: Query): Container[] => (query.inside ? find(query.inside) : roots());

  const elementAt = (x: number, y: number): Element | null => {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) hit = hit.shadowRoot.elementFromPoint(x, y);
    return hit;
  };

  const matchesIn = (container: Container, { by, value, name, level }: Query): HTMLElement[] => {
    if (by === 'role')
      return queries.queryAllByRole(container, value as string, {
        ...(name ? { name: matcher(name) } : {}),
        ...(level === undefined ? {} : { level }),
      });
    const words = matcher(value as MatcherJson);
    return by === 'label'
      ? queries.queryAllByLabelText(container, words)
      : queries.queryAllByText(container, words);
  };

  const find = (query: Query): HTMLElement[] => {
    const all = containersOf(query)
      .flatMap((container) => matchesIn(container, query))
      .filter(isVisible);
    return query.index === undefined ? all : all.slice(query.index, query.index + 1);
  };

  const lastPlaces = new WeakMap<Element, string>();

  /** Has it been at this place for two looks? What moves is not clicked. */
  const restsAt = (element: Element, { x, y, width, height }: DOMRect): boolean => {
    const place = [x, y, width, height].join(' ');
    const rests = lastPlaces.get(element) === place;
    lastPlaces.set(element, place);
    return rests;
  };

  const receives = (element: HTMLElement, hit: Element | null): boolean =>
    element.contains(hit) || hit?.closest('label')?.control === element;

  const aim = (query: Query): Point | string => {
    const found = find(query);
    const [element] = found;
    if (!element) return 'not there';
    if (found.length > 1) return `there are ${found.length}`;
    if (element.matches(':disabled, [aria-disabled="true"]')) return 'disabled';
    const rect = element.getBoundingClientRect();
    if (!restsAt(element, rect)) return 'moving';
    const x = rect.x + rect.width / 2;
    const y = rect.y + rect.height / 2;
    const hit = elementAt(x, y);
    if (receives(element, hit)) return { x, y };
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return hit ? `covered by ${hit.tagName} “${hit.textContent.slice(0, 60)}”` : 'out of sight';
  };

  globalThis.journeyHarness = {
    look: (query) =>
      find(query).map((element) => ({
        text: element.innerText.trim(),
        value: 'value' in element ? String(element.value) : undefined,
        focused: element === (element.getRootNode() as Document | ShadowRoot).activeElement,
        attributes: Object.fromEntries(
          Array.from(element.attributes, ({ name, value }) => [name, value]),
        ),
      })),
    aim,
    selectAll: () => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    },
    selectOption: (query, option) => {
      const [element] = find(query);
      if (!(element instanceof HTMLSelectElement)) return 'no select';
      const wanted = [...element.options].find(({ label }) => label === option);
      if (!wanted)
        return `no option among ${[...element.options].map(({ label }) => label).join()}`;
      element.focus();
      element.value = wanted.value;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
      return null;
    },
    keep(query) {
      // A file input may be hidden behind its label.
      const [element] = containersOf(query).flatMap((container) => matchesIn(container, query));
      if (!element) return false;
      this.element = element;
      return true;
    },
  };
};
