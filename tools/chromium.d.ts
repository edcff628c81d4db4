export declare const findChromium: () => string | undefined;
export declare const chromiumPath: () => string;
export declare const noChromium =
  "The tests need a Chromium and found none. Three ways to provide one:\n  1. apt-get install -y chromium           (Debian; the test command does it by itself where it may)\n  2. CHROMIUM_PATH=/path/to/chromium       (any Chromium or Chrome you have)\n  3. npx playwright install chromium       (Playwright's own download)";
