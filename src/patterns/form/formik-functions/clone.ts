export { clone as default } from 'es-toolkit/object/clone'
