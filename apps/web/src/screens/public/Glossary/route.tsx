export { Glossary as Component } from './Glossary.tsx';
