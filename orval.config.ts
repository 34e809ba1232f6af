import { defineConfig } from 'orval'

/**
 * Generates react-query hooks from the contract, in one folder for each tag. `src/api/refreshes.ts` needs the operation ids in the
 * query keys and mutation keys.
 */
export default defineConfig({
  portal: {
    input: './openapi.yaml',
    output: {
      mode: 'tags-split',
      target: './src/api/generated',
      schemas: './src/api/generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: false,
      urlEncodeParameters: true,
      override: {
        mutator: { path: './src/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: { useOperationIdAsQueryKey: true, signal: true },
      },
    },
  },
})
