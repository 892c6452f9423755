import { config } from 'zod';

// Zod tests whether it may compile code, and browsers report even the attempt as a violation of the content security
// policy. Import this before any schema that browsers load; the server keeps the faster checks.
if (typeof window !== 'undefined') config({ jitless: true });
