export { default } from 'es-toolkit/compat/toPath'
