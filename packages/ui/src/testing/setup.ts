import '../css/reset.css.ts';
import { failOnComplaints } from './quiet.ts';

failOnComplaints();
