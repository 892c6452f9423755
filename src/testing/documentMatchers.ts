/** Adds the matchers for elements to `expect`. Only tests with a document load them: see `setup.ts`. */
import '@testing-library/jest-dom';
