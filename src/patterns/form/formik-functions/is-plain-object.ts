export { default } from 'es-toolkit/compat/isPlainObject'
