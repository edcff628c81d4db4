import { Button } from '@seatwise/ui';
import { renderToString } from 'react-dom/server';

if (typeof document !== 'undefined') throw new Error('This is no server');
console.log(renderToString(<Button>Predict</Button>));
