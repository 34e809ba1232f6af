/** Clones what Formik clones: initial values, errors and states of fields, which are plain data and files. */
const cloneDeep = <Value>(value: Value): Value => structuredClone(value)

export default cloneDeep
