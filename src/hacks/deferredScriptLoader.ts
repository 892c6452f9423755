import { createHash } from 'node:crypto';
import { hydratedEvent } from '@/lib/hydratedEvent';

/** The type of a script that is loaded later. Browsers do not load scripts of an unknown type. */
export const deferredScriptType = 'application/x-waiting';

/** In ms: how long scripts wait for a picture at most. */
const timeoutMs = 2500;

/**
 * Deferred script loader, inlined in every document below its content. It loads the scripts only after the most
 * important pictures are drawn: the scripts are larger than everything else, and on a slow connection they would delay
 * the pictures. A loaded picture is drawn two frames later. Any user input also starts the scripts.
 *
 * Clicks and form input before hydration are replayed in order when the page is hydrated, as events that React accepts
 * as user input. Each is replayed in its own task, because React does not process a second one before it has rendered
 * the first. A field that gets input between hydration and its replay keeps that input, which React has seen: the
 * replay would bring back an older text.
 *
 * An element with `data-unless-kept` is hidden before it is drawn if local storage contains the key that it names.
 *
 * The syntax must work in browsers that are eight years old. The policy contains the hash of this script.
 */
export const deferredScriptLoader = `(function(d){
var begun,alive,kept=new Map;
function on(kind,heard){d.addEventListener(kind,heard,true)}
function begin(){
if(!begun)d.querySelectorAll('script[type="${deferredScriptType}"]').forEach(function(old){
var script=d.createElement('script');
script.async=false;script.src=old.src;
old.replaceWith(script)});
begun=1}
function tell(control,kind){control.dispatchEvent(new Event(kind,{bubbles:true}))}
on('click',function(event){
var button=event.target.closest('button');
if(!alive&&button)kept.set(button);
begin()});
on('input',function(event){
var field=event.target;
if(alive)kept.delete(field);else kept.set(field,[field.value,field.checked])});
on('keydown',begin);
on('pointerdown',begin);
on('${hydratedEvent}',function(){
alive=1;
kept.forEach(function(left,control){setTimeout(function(){
if(!kept.delete(control)||!control.isConnected)return;
if(!left){control.click();return}
if(/^(checkbox|radio)$/.test(control.type)){control.checked=!left[1];control.click();return}
control.value='';
Object.getOwnPropertyDescriptor(control.constructor.prototype,'value').set.call(control,left[0]);
tell(control,'input');
tell(control,'change')})})});
d.querySelectorAll('[data-unless-kept]').forEach(function(part){
try{part.hidden=localStorage.getItem(part.dataset.unlessKept)!==null}catch(forbidden){}});
setTimeout(begin,${timeoutMs});
function drawn(next){requestAnimationFrame(function(){requestAnimationFrame(next)})}
drawn(function(){
var left=1;
function seen(){if(!--left)drawn(begin)}
d.querySelectorAll('img[fetchpriority="high"]').forEach(function(image){
if(!image.complete){left++;image.onload=image.onerror=seen}});
seen()})
})(document)`.replaceAll('\n', '');

/** The source expression that allows this inline script in the policy. */
export const deferredScriptLoaderSource = `'sha256-${createHash('sha256').update(deferredScriptLoader).digest('base64')}'`;
