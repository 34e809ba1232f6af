/** The texts of the pages on a static host. */
export const copy = {
  title: 'Demo del portal de residentes (datos inventados)',
  description:
    'Demo con datos inventados: nada de lo que se ve es de personas reales, y lo que hagas queda solo en tu navegador.',
  noScript:
    'Esta es una demo con datos inventados. Necesita JavaScript para funcionar: activalo en tu navegador y volvé a cargar la página.',
  looking: 'Buscando esta página en la demo del portal (datos inventados)…',
  lost: 'En esta dirección no hay ninguna página. Revisá el enlace, o entrá a la demo desde el principio.',
}

/** The text of `LEEME.txt`, the README file in the folder for static hosts. */
export const readMe = `Demo del portal de residentes
=============================

Es una demo con datos inventados. No tiene servidor: el portal y su backend de
prueba corren en el navegador de cada persona, y lo que hace cada una queda solo
en su navegador.

Cómo publicarla
---------------
1. Copiá esta carpeta entera, con este nombre o con otro, a cualquier servidor de
   archivos: GitHub Pages, GitLab Pages, Netlify, Cloudflare Pages, S3, nginx,
   Apache… Puede ser la raíz del sitio o cualquier subcarpeta
   (https://ejemplo.com/barrio/demo/).
2. Conviene https (o localhost). En una dirección http anda a medias, y lo dice:
   los archivos no se abren, y lo hecho se pierde al recargar la página.
3. No configures redirecciones ni "rewrites". Si el servidor usa una página 404
   propia (GitHub Pages, Netlify y otros lo hacen solos), dejale la de esta
   carpeta, 404.html: así se abren también las direcciones que no tienen archivo.
   Sin eso, esas direcciones se abren después de haber entrado una vez a la demo;
   los enlaces que copia el "Modo demo" se abren siempre.
4. En una subcarpeta, el servidor no tiene que quitar la barra final de las
   direcciones (en Vercel, dejá "trailingSlash" sin definir).

Para probarla en esta computadora: python3 -m http.server 8000, y abrir
http://localhost:8000/

Cuentas: residente@demo.ar, inquilino@demo.ar, obra@demo.ar, admin@demo.ar y
consejo@demo.ar. La contraseña de todas es Demo1234.
`
