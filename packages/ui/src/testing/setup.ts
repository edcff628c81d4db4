import '../css/reset.css.ts';
