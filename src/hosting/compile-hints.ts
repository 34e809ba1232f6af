import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * At the start of a script, tells the browser to compile all functions while the script loads. Otherwise it compiles each function
 * at its first call, when the user already waits for the page. Chromium knows the comment since version 136; other browsers ignore it.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/** Creates a plugin that adds the hint to the scripts of the pages, most of whose functions run at once. */
export const createCompileHintsPlugin = (): RsbuildPlugin => ({
  name: 'compile-hints',
  setup(api) {
    api.processAssets(
      { stage: 'optimize-size', environments: ['web', 'public'] },
      ({ assets, compilation, sources }) => {
        for (const [name, source] of Object.entries(assets))
          if (name.endsWith('.js'))
            compilation.updateAsset(name, new sources.ConcatSource(compileHint, source))
      },
    )
  },
})
