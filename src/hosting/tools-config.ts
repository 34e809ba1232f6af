import { fileURLToPath } from 'node:url'
import type { ToolsConfig } from '@rsbuild/core'
import { scriptPolicy } from './page-policies.ts'

const foldersWithoutEffects = ['src', 'node_modules/dayjs', 'node_modules/hoist-non-react-statics'].map(
  (folder) => fileURLToPath(new URL(`../../${folder}/`, import.meta.url)),
)

/** Creates the settings of the tools behind the bundler. `basePath` is the folder of the build on its host. */
export function createToolsConfig(basePath: string, isDevelopment: boolean, isDemo: boolean): ToolsConfig {
  const styledComponents = [
    '@swc/plugin-styled-components',
    { displayName: isDevelopment, pure: true },
  ] as const
  return {
    rspack: {
      // An unused module of these folders has no effect, which the packages themselves do not say.
      module: { rules: [{ include: foldersWithoutEffects, sideEffects: false }] },
      ...(!isDevelopment && {
        output: {
          trustedTypes: { policyName: scriptPolicy },
          // The demo works in any folder of a host, because it derives its base path at run time (`src/base-path.ts`).
          ...(isDemo && { publicPath: 'auto' }),
        },
      }),
    },
    htmlPlugin: { publicPath: basePath },
    swc: { jsc: { experimental: { plugins: [[...styledComponents]] } } },
  }
}
