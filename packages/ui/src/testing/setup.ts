import '../css/reset.css.ts';
import { failOnConsoleErrors } from './failOnConsoleErrors.ts';

failOnConsoleErrors();
