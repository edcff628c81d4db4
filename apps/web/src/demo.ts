import { startInBrowser } from '@seatwise/mock-server/browser';

await startInBrowser();
await import('./main.tsx');
