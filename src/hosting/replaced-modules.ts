/**
 * Replaces the functions that Formik uses by smaller ones with the same behaviour. Replaces `fflate` in builds with the mock,
 * because the mock has its own synchronous zip functions.
 */
export const createAliases = (hasMock: boolean): Record<string, string> => ({
  'lodash-es/clone$': './src/patterns/form/formik-functions/clone.ts',
  'lodash-es/cloneDeep$': './src/patterns/form/formik-functions/clone-deep.ts',
  'lodash-es/isPlainObject$': 'es-toolkit/compat/isPlainObject',
  'lodash-es/toPath$': 'es-toolkit/compat/toPath',
  ...(hasMock && { fflate$: './mocks/synchronous-zip.ts' }),
})
