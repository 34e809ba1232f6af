/** The terms and conditions of the demo, in the simple HTML that the contract allows. */
export const termsHtml = `
<h2>Uso del portal</h2>
<p>El portal permite a residentes, responsables de obra y administradores gestionar el ingreso a los barrios que lo
utilizan. Al registrarte declarás que los datos que cargás son verdaderos y que contás con el consentimiento de las
personas a las que autorizás.</p>
<h2>Tu cuenta</h2>
<p>La cuenta es personal. Sos responsable de las autorizaciones e invitaciones que se creen con ella: no compartas tu
contraseña y avisá a la Administración si sospechás que alguien la conoce.</p>
<h2>Datos personales</h2>
<p>Los datos de tus contactos se usan para controlar el ingreso al barrio y no se ceden a terceros. Podés pedir que se
corrijan o se eliminen escribiendo a la Administración, conforme a la Ley 25.326 de Protección de los Datos
Personales.</p>
<h2>Ingreso al barrio</h2>
<ul>
<li>Una autorización vale en los días y horarios que indica, y solo para las personas que incluye.</li>
<li>La guardia puede pedir el documento de quien ingresa.</li>
<li>La Administración puede no admitir a una persona, aunque tenga una autorización vigente.</li>
</ul>
`.trim()
