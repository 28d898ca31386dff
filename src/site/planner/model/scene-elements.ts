/** The classes of three.js that the model's JSX names. Listed one by one, because all of three.js is several times as large. */
export { BoxGeometry, CylinderGeometry, Group, Mesh, MeshBasicMaterial, PlaneGeometry, TorusGeometry } from 'three'
