import { createHash } from 'node:crypto';
import { hydratedEvent } from '@/lib/hydration';

/** The type of a script that is loaded later. Browsers do not load scripts of an unknown type. */
export const deferredScriptType = 'application/x-waiting';

/** In ms: how long scripts wait for a picture at most. */
const timeoutMs = 2500;

/** In ms: how long a link waits for what was typed before at most. */
const longestHoldMs = 2000;

/**
 * Deferred script loader, inlined in every document below its content. It loads the scripts only after the most
 * important pictures are drawn: the scripts are larger than everything else, and on a slow connection they would delay
 * the pictures. A loaded picture is drawn two frames later. Any user input also starts the scripts. Each begins in a
 * task of its own: it takes a phone 15 ms.
 *
 * Clicks and form input on elements that are not hydrated are replayed in order when the whole page is, as events that
 * React accepts as user input. Controls hydrate later than the rest: a replay before that would change the state around
 * them, and React would discard their HTML. That React has taken over an element shows in the props that it keeps there.
 * Elements outside of the app, as those of the cookie notice, are not React's and answer at once. Each is replayed in its own task, because React does not process a second one before it has rendered
 * the first. A field that gets input between hydration and its replay keeps that input, which React has seen: the
 * replay would bring back an older text.
 *
 * A link to another page of the shop waits for the replay, since the next page no longer has the elements: without that, a
 * number that is typed into a field just before would be lost. Then each field is replayed as soon as it has hydrated itself: the
 * HTML of the others is left behind. The link does not wait for long, nor with a key that opens it
 * elsewhere. What is typed by then is stored for the next page under the key of local storage that the field names in
 * `data-kept-as`, if the field takes it: React hears of it as of a change in another tab.
 *
 * Until the scripts begin, the document has `data-drawing`. Stylesheets hold back pictures of less importance by it.
 *
 * An element with `data-unless-kept` is hidden before it is drawn if local storage contains the key that it names.
 *
 * The syntax must work in browsers that are eight years old. The policy contains the hash of this script.
 */
export const deferredScriptLoader = `(function(d){
var begun,alive,held,free,kept=new Map,state=d.documentElement.dataset;
function on(kind,heard){d.addEventListener(kind,heard,true)}
function begin(){
delete state.drawing;
if(!begun)d.querySelectorAll('script[type="${deferredScriptType}"]').forEach(function(old){setTimeout(function(){
var script=d.createElement('script');
script.async=false;script.src=old.src;
old.replaceWith(script)})});
begun=1}
function waits(control){return!alive&&control.closest('#__next')&&!Object.keys(control).some(function(key){return!key.indexOf('__reactProps$')})}
function tell(control,kind){control.dispatchEvent(new Event(kind,{bubbles:true}))}
function keep(left,field){
var key=field.dataset.keptAs;
if(left&&key&&left[0]&&field.isConnected&&field.checkValidity())try{localStorage.setItem(key,left[0]);
dispatchEvent(new StorageEvent('storage',{key:key,storageArea:localStorage}))}catch(forbidden){}}
function follow(){
if(!held)return;
var link=held;
held=0;free=1;link.click();free=0}
function leaves(link,event){return!event.button&&!event.metaKey&&!event.ctrlKey&&!event.shiftKey&&!event.altKey&&(!link.target||link.target==='_self')&&!link.hasAttribute('download')&&link.origin===location.origin&&link.pathname+link.search!==location.pathname+location.search}
on('click',function(event){
var button=event.target.closest('button'),link=event.target.closest('a[href]');
if(link&&kept.size&&!free&&leaves(link,event)){
event.preventDefault();event.stopPropagation();
if(!held)setTimeout(function(){kept.forEach(keep);follow()},${longestHoldMs});
held=link;replay()}
if(button&&waits(button))kept.set(button);
begin()});
on('input',function(event){
var field=event.target;
if(waits(field))kept.set(field,[field.value,field.checked]);else kept.delete(field)});
on('keydown',begin);
on('pointerdown',begin);
function replay(){
kept.forEach(function(left,control){if(waits(control))return;
setTimeout(function(){
if(!kept.delete(control)||!control.isConnected)return;
if(!left){control.click();return}
if(/^(checkbox|radio)$/.test(control.type)){control.checked=!left[1];control.click();return}
control.value='';
Object.getOwnPropertyDescriptor(control.constructor.prototype,'value').set.call(control,left[0]);
tell(control,'input');
tell(control,'change')})});
setTimeout(function(){if(!kept.size)follow()})}
on('${hydratedEvent}',function(event){
if(!event.detail.left)alive=1;
if(alive||held)replay()});
d.querySelectorAll('[data-unless-kept]').forEach(function(part){
try{part.hidden=localStorage.getItem(part.dataset.unlessKept)!==null}catch(forbidden){}});
setTimeout(begin,${timeoutMs});
function drawn(next){requestAnimationFrame(function(){requestAnimationFrame(next)})}
state.drawing='';
drawn(function(){
var left=1;
function seen(){if(!--left)drawn(begin)}
d.querySelectorAll('img[fetchpriority="high"],img[data-main]').forEach(function(image){
if(!image.complete){left++;image.onload=image.onerror=seen}});
seen()})
})(document)`.replaceAll('\n', '');

/** The source expression that allows this inline script in the policy. */
export const deferredScriptLoaderSource = `'sha256-${createHash('sha256').update(deferredScriptLoader).digest('base64')}'`;
