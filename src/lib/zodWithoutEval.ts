import { config } from 'zod';

// Zod tries whether it may write code of its own, and a browser reports even that to the content security policy. To be
// imported before any schema that browsers get; the server's checks stay quick.
if (typeof window !== 'undefined') config({ jitless: true });
