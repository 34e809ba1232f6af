import { defineConfig } from 'orval'

/** The contract becomes react-query hooks, one folder a tag. Keys and mutations are named by operationId: see `src/api/refreshes.ts`. */
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
