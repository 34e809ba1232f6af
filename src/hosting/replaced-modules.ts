/**
 * Replaces the functions that Formik uses by smaller ones with the same behaviour, and the functions of `fflate` that start a worker
 * by synchronous ones. Each name leads to a module of the project, because the check of unused packages reads only imports.
 */
export const aliases: Record<string, string> = {
  'lodash-es/clone$': './src/patterns/form/formik-functions/clone.ts',
  'lodash-es/cloneDeep$': './src/patterns/form/formik-functions/clone-deep.ts',
  'lodash-es/isPlainObject$': './src/patterns/form/formik-functions/is-plain-object.ts',
  'lodash-es/toPath$': './src/patterns/form/formik-functions/to-path.ts',
  fflate$: './src/hosting/synchronous-zip.ts',
}
