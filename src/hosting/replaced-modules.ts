/**
 * Replaces the functions that Formik uses by smaller ones with the same behaviour. Replaces `fflate` in builds with the mock,
 * because the mock has its own synchronous zip functions.
 */
export const createAliases = (hasMock: boolean): Record<string, string> => ({
  ...Object.fromEntries(
    ['clone', 'cloneDeep', 'isPlainObject', 'toPath'].map((name) => [
      `lodash-es/${name}$`,
      `es-toolkit/compat/${name}`,
    ]),
  ),
  ...(hasMock && { fflate$: './mocks/synchronous-zip.ts' }),
})
