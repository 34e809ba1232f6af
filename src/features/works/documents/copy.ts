export const copy = {
  loading: 'Cargando los documentos',
  tree: 'Carpetas',
  root: 'Todos los archivos',
  breadcrumb: 'Carpeta actual',
  openTree: 'Desplegar documentos',
  close: 'Cerrar',
  contents: (folder: string) => `Contenido de ${folder}`,
  empty: 'Esta carpeta está vacía.',
  folder: 'Carpeta',
  labels: {
    loading: 'Cargando las carpetas',
    failed: 'No se pudo abrir. Abrila de nuevo para reintentar.',
    empty: 'Sin carpetas',
    unavailable: 'No pudimos mostrar las carpetas.',
    retry: 'Reintentar',
  },
}
