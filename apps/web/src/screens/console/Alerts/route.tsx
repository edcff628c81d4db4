export { Alerts as Component } from './Alerts.tsx';
