/** Where the preview ends. No page, so the router keeps away from it. */
export const leavePath = '/api/preview/leave';
