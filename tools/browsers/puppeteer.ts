import { launch, type ElementHandle, type SupportedBrowser } from 'puppeteer-core';
import { viewport, type BrowserUnderTest, type Driver } from './driver.ts';
import { listen } from './inPage.ts';

/** Chromium over its own protocol and Firefox over WebDriver BiDi. */
export const puppeteer = (browser: SupportedBrowser, executablePath: string): BrowserUnderTest => ({
  name: browser === 'chrome' ? 'Chromium' : 'Firefox',
  newContext: async (downloads): Promise<Driver> => {
    const launched = await launch({
      browser,
      executablePath,
      headless: true,
      defaultViewport: viewport,
      args: browser === 'chrome' ? ['--no-sandbox', '--disable-background-networking'] : [],
    });
    // Firefox takes the folder only when the context is made.
    const context = await launched.createBrowserContext({
      downloadBehavior: { policy: 'allow', downloadPath: downloads },
    });
    const page = await context.newPage();
    await page.evaluateOnNewDocument(listen);
    return {
      version: await launched.version(),
      navigate: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
      reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
      back: () => page.evaluate(() => history.back()),
      evaluate: (expression) => page.evaluate(expression),
      evaluateAsync: (expression) => page.evaluate(expression),
      click: ({ x, y }) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      upload: async (expression, file) => {
        const handle = await page.evaluateHandle(expression);
        await (handle as ElementHandle<HTMLInputElement>).uploadFile(file);
      },
      close: () => launched.close(),
    };
  },
  close: async () => {},
});
