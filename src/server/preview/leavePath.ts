/** Ends the preview. It is not a page, so the client-side router does not handle it. */
export const leavePath = '/api/preview/leave';
